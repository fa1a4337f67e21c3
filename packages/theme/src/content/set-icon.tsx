/** The entry point of the icon set: those that authors may name. Bundles hold these outlines and no others. */
import AcademicCapIcon from '@heroicons/react/24/outline/AcademicCapIcon'
import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon'
import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon'
import ArrowRightIcon from '@heroicons/react/24/outline/ArrowRightIcon'
import ArrowsRightLeftIcon from '@heroicons/react/24/outline/ArrowsRightLeftIcon'
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon'
import BellIcon from '@heroicons/react/24/outline/BellIcon'
import BoltIcon from '@heroicons/react/24/outline/BoltIcon'
import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon'
import BriefcaseIcon from '@heroicons/react/24/outline/BriefcaseIcon'
import BugAntIcon from '@heroicons/react/24/outline/BugAntIcon'
import CalculatorIcon from '@heroicons/react/24/outline/CalculatorIcon'
import CalendarIcon from '@heroicons/react/24/outline/CalendarIcon'
import ChartBarIcon from '@heroicons/react/24/outline/ChartBarIcon'
import ChartPieIcon from '@heroicons/react/24/outline/ChartPieIcon'
import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon'
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon'
import CircleStackIcon from '@heroicons/react/24/outline/CircleStackIcon'
import ClipboardDocumentListIcon from '@heroicons/react/24/outline/ClipboardDocumentListIcon'
import ClockIcon from '@heroicons/react/24/outline/ClockIcon'
import CloudIcon from '@heroicons/react/24/outline/CloudIcon'
import CodeBracketIcon from '@heroicons/react/24/outline/CodeBracketIcon'
import Cog6ToothIcon from '@heroicons/react/24/outline/Cog6ToothIcon'
import CommandLineIcon from '@heroicons/react/24/outline/CommandLineIcon'
import ComputerDesktopIcon from '@heroicons/react/24/outline/ComputerDesktopIcon'
import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon'
import CubeIcon from '@heroicons/react/24/outline/CubeIcon'
import DevicePhoneMobileIcon from '@heroicons/react/24/outline/DevicePhoneMobileIcon'
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon'
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon'
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon'
import EyeIcon from '@heroicons/react/24/outline/EyeIcon'
import FilmIcon from '@heroicons/react/24/outline/FilmIcon'
import FireIcon from '@heroicons/react/24/outline/FireIcon'
import FlagIcon from '@heroicons/react/24/outline/FlagIcon'
import FolderIcon from '@heroicons/react/24/outline/FolderIcon'
import GlobeAltIcon from '@heroicons/react/24/outline/GlobeAltIcon'
import HeartIcon from '@heroicons/react/24/outline/HeartIcon'
import HomeIcon from '@heroicons/react/24/outline/HomeIcon'
import IdentificationIcon from '@heroicons/react/24/outline/IdentificationIcon'
import InboxIcon from '@heroicons/react/24/outline/InboxIcon'
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon'
import KeyIcon from '@heroicons/react/24/outline/KeyIcon'
import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon'
import LifebuoyIcon from '@heroicons/react/24/outline/LifebuoyIcon'
import LightBulbIcon from '@heroicons/react/24/outline/LightBulbIcon'
import LinkIcon from '@heroicons/react/24/outline/LinkIcon'
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon'
import LockClosedIcon from '@heroicons/react/24/outline/LockClosedIcon'
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon'
import MapIcon from '@heroicons/react/24/outline/MapIcon'
import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon'
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon'
import PaintBrushIcon from '@heroicons/react/24/outline/PaintBrushIcon'
import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon'
import PaperClipIcon from '@heroicons/react/24/outline/PaperClipIcon'
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon'
import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon'
import PlayCircleIcon from '@heroicons/react/24/outline/PlayCircleIcon'
import PowerIcon from '@heroicons/react/24/outline/PowerIcon'
import PresentationChartLineIcon from '@heroicons/react/24/outline/PresentationChartLineIcon'
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon'
import PuzzlePieceIcon from '@heroicons/react/24/outline/PuzzlePieceIcon'
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon'
import QueueListIcon from '@heroicons/react/24/outline/QueueListIcon'
import RectangleGroupIcon from '@heroicons/react/24/outline/RectangleGroupIcon'
import RocketLaunchIcon from '@heroicons/react/24/outline/RocketLaunchIcon'
import RssIcon from '@heroicons/react/24/outline/RssIcon'
import ScaleIcon from '@heroicons/react/24/outline/ScaleIcon'
import ServerStackIcon from '@heroicons/react/24/outline/ServerStackIcon'
import ShareIcon from '@heroicons/react/24/outline/ShareIcon'
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon'
import SignalIcon from '@heroicons/react/24/outline/SignalIcon'
import SparklesIcon from '@heroicons/react/24/outline/SparklesIcon'
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon'
import StarIcon from '@heroicons/react/24/outline/StarIcon'
import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon'
import TableCellsIcon from '@heroicons/react/24/outline/TableCellsIcon'
import TagIcon from '@heroicons/react/24/outline/TagIcon'
import TicketIcon from '@heroicons/react/24/outline/TicketIcon'
import TrashIcon from '@heroicons/react/24/outline/TrashIcon'
import TruckIcon from '@heroicons/react/24/outline/TruckIcon'
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon'
import UserIcon from '@heroicons/react/24/outline/UserIcon'
import VariableIcon from '@heroicons/react/24/outline/VariableIcon'
import VideoCameraIcon from '@heroicons/react/24/outline/VideoCameraIcon'
import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon'
import WifiIcon from '@heroicons/react/24/outline/WifiIcon'
import WindowIcon from '@heroicons/react/24/outline/WindowIcon'
import WrenchScrewdriverIcon from '@heroicons/react/24/outline/WrenchScrewdriverIcon'
import XCircleIcon from '@heroicons/react/24/outline/XCircleIcon'

/** Icons by the name that authors write. */
const icons = {
  'academic-cap': AcademicCapIcon,
  'arrow-down-tray': ArrowDownTrayIcon,
  'arrow-path': ArrowPathIcon,
  'arrow-right': ArrowRightIcon,
  'arrows-right-left': ArrowsRightLeftIcon,
  beaker: BeakerIcon,
  bell: BellIcon,
  bolt: BoltIcon,
  'book-open': BookOpenIcon,
  briefcase: BriefcaseIcon,
  'bug-ant': BugAntIcon,
  calculator: CalculatorIcon,
  calendar: CalendarIcon,
  'chart-bar': ChartBarIcon,
  'chart-pie': ChartPieIcon,
  'chat-bubble-left-right': ChatBubbleLeftRightIcon,
  'check-circle': CheckCircleIcon,
  'circle-stack': CircleStackIcon,
  'clipboard-document-list': ClipboardDocumentListIcon,
  clock: ClockIcon,
  cloud: CloudIcon,
  'code-bracket': CodeBracketIcon,
  'cog-6-tooth': Cog6ToothIcon,
  'command-line': CommandLineIcon,
  'computer-desktop': ComputerDesktopIcon,
  'cpu-chip': CpuChipIcon,
  cube: CubeIcon,
  'device-phone-mobile': DevicePhoneMobileIcon,
  'document-text': DocumentTextIcon,
  envelope: EnvelopeIcon,
  'exclamation-triangle': ExclamationTriangleIcon,
  eye: EyeIcon,
  film: FilmIcon,
  fire: FireIcon,
  flag: FlagIcon,
  folder: FolderIcon,
  'globe-alt': GlobeAltIcon,
  heart: HeartIcon,
  home: HomeIcon,
  identification: IdentificationIcon,
  inbox: InboxIcon,
  'information-circle': InformationCircleIcon,
  key: KeyIcon,
  language: LanguageIcon,
  lifebuoy: LifebuoyIcon,
  'light-bulb': LightBulbIcon,
  link: LinkIcon,
  'list-bullet': ListBulletIcon,
  'lock-closed': LockClosedIcon,
  'magnifying-glass': MagnifyingGlassIcon,
  map: MapIcon,
  megaphone: MegaphoneIcon,
  newspaper: NewspaperIcon,
  'paint-brush': PaintBrushIcon,
  'paper-airplane': PaperAirplaneIcon,
  'paper-clip': PaperClipIcon,
  'pencil-square': PencilSquareIcon,
  photo: PhotoIcon,
  'play-circle': PlayCircleIcon,
  power: PowerIcon,
  'presentation-chart-line': PresentationChartLineIcon,
  printer: PrinterIcon,
  'puzzle-piece': PuzzlePieceIcon,
  'question-mark-circle': QuestionMarkCircleIcon,
  'queue-list': QueueListIcon,
  'rectangle-group': RectangleGroupIcon,
  'rocket-launch': RocketLaunchIcon,
  rss: RssIcon,
  scale: ScaleIcon,
  'server-stack': ServerStackIcon,
  share: ShareIcon,
  'shield-check': ShieldCheckIcon,
  signal: SignalIcon,
  sparkles: SparklesIcon,
  'squares-2x2': Squares2X2Icon,
  star: StarIcon,
  swatch: SwatchIcon,
  'table-cells': TableCellsIcon,
  tag: TagIcon,
  ticket: TicketIcon,
  trash: TrashIcon,
  truck: TruckIcon,
  'user-group': UserGroupIcon,
  user: UserIcon,
  variable: VariableIcon,
  'video-camera': VideoCameraIcon,
  'view-columns': ViewColumnsIcon,
  wifi: WifiIcon,
  window: WindowIcon,
  'wrench-screwdriver': WrenchScrewdriverIcon,
  'x-circle': XCircleIcon,
} as const

/** The name of an icon of the set. */
export type SetIconName = keyof typeof icons

/**
 * Show an icon of the set beside words; screen readers skip it. A name that is none shows nothing: the compiler reports it.
 *
 * @see https://heroicons.com
 */
export function SetIcon({ name, className = '' }: { readonly name: SetIconName; readonly className?: string }) {
  const Outline = Object.hasOwn(icons, name) ? icons[name] : undefined
  return Outline ? <Outline className={`docs-icon ${className}`.trim()} /> : null
}
