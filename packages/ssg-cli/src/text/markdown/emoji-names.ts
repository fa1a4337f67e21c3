const table = [
  'smile 😄|grinning 😀|smiley 😃|grin 😁|laughing 😆|joy 😂|rofl 🤣|blush 😊|wink 😉|heart_eyes 😍',
  'kissing_heart 😘|yum 😋|sunglasses 😎|nerd_face 🤓|thinking 🤔|neutral_face 😐|confused 😕|worried 😟',
  'cry 😢|sob 😭|angry 😠|rage 😡|scream 😱|sleeping 😴|partying_face 🥳|sweat_smile 😅|upside_down_face 🙃',
  'slightly_smiling_face 🙂|hugs 🤗|exploding_head 🤯|heart ❤️|broken_heart 💔|yellow_heart 💛',
  'green_heart 💚|blue_heart 💙|purple_heart 💜|sparkling_heart 💖|100 💯|boom 💥|zzz 💤|+1 👍|thumbsup 👍',
  '-1 👎|thumbsdown 👎|ok_hand 👌|wave 👋|clap 👏|raised_hands 🙌|pray 🙏|muscle 💪|point_up ☝️|point_down 👇',
  'point_left 👈|point_right 👉|fist ✊|v ✌️|handshake 🤝|writing_hand ✍️|eyes 👀|brain 🧠|bug 🐛|cat 🐱',
  'dog 🐶|turtle 🐢|whale 🐳|penguin 🐧|snake 🐍|crab 🦀|butterfly 🦋|bee 🐝|t-rex 🦖|unicorn 🦄|seedling 🌱',
  'herb 🌿|four_leaf_clover 🍀|evergreen_tree 🌲|earth_americas 🌎|earth_africa 🌍|earth_asia 🌏',
  'globe_with_meridians 🌐|sunny ☀️|cloud ☁️|snowflake ❄️|zap ⚡|fire 🔥|droplet 💧|ocean 🌊|rainbow 🌈',
  'star ⭐|star2 🌟|sparkles ✨|dizzy 💫|full_moon 🌕|comet ☄️|coffee ☕|beer 🍺|beers 🍻|pizza 🍕|cake 🍰',
  'birthday 🎂|cookie 🍪|apple 🍎|rocket 🚀|airplane ✈️|car 🚗|bike 🚲|train 🚆|ship 🚢|construction 🚧',
  'rotating_light 🚨|checkered_flag 🏁|triangular_flag_on_post 🚩|house 🏠|office 🏢|factory 🏭|hospital 🏥',
  'tada 🎉|confetti_ball 🎊|gift 🎁|balloon 🎈|trophy 🏆|medal_sports 🏅|1st_place_medal 🥇',
  '2nd_place_medal 🥈|3rd_place_medal 🥉|dart 🎯|video_game 🎮|art 🎨|musical_note 🎵|jigsaw 🧩|bulb 💡',
  'flashlight 🔦|wrench 🔧|hammer 🔨|hammer_and_wrench 🛠️|nut_and_bolt 🔩|gear ⚙️|chains ⛓️|link 🔗',
  'paperclip 📎|pushpin 📌|round_pushpin 📍|scissors ✂️|lock 🔒|unlock 🔓|key 🔑|mag 🔍|mag_right 🔎',
  'microscope 🔬|telescope 🔭|test_tube 🧪|thermometer 🌡️|magnet 🧲|battery 🔋|electric_plug 🔌|computer 💻',
  'desktop_computer 🖥️|keyboard ⌨️|printer 🖨️|floppy_disk 💾|cd 💿|iphone 📱|telephone ☎️|camera 📷|tv 📺',
  'satellite 📡|hourglass ⌛|watch ⌚|alarm_clock ⏰|stopwatch ⏱️|calendar 📆|date 📅|book 📖|books 📚',
  'notebook 📓|memo 📝|pencil 📝|pencil2 ✏️|page_facing_up 📄|clipboard 📋|file_folder 📁',
  'open_file_folder 📂|card_index_dividers 🗂️|bar_chart 📊|chart_with_upwards_trend 📈',
  'chart_with_downwards_trend 📉|newspaper 📰|bookmark 🔖|label 🏷️|package 📦|email 📧|envelope ✉️',
  'inbox_tray 📥|outbox_tray 📤|mailbox 📫|speech_balloon 💬|thought_balloon 💭|mega 📣|loudspeaker 📢',
  'bell 🔔|no_bell 🔕|moneybag 💰|dollar 💵|credit_card 💳|gem 💎|shield 🛡️|bomb 💣|crystal_ball 🔮',
  'warning ⚠️|no_entry ⛔|no_entry_sign 🚫|x ❌|white_check_mark ✅|heavy_check_mark ✔️',
  'ballot_box_with_check ☑️|question ❓|exclamation ❗|bangbang ‼️|information_source ℹ️|recycle ♻️',
  'infinity ♾️|arrow_up ⬆️|arrow_down ⬇️|arrow_left ⬅️|arrow_right ➡️|arrows_counterclockwise 🔄',
  'arrow_forward ▶️|heavy_plus_sign ➕|heavy_minus_sign ➖|heavy_multiplication_x ✖️|red_circle 🔴',
  'orange_circle 🟠|yellow_circle 🟡|green_circle 🟢|large_blue_circle 🔵|purple_circle 🟣|white_circle ⚪',
  'black_circle ⚫|copyright ©️|registered ®️|tm ™️|new 🆕|ok 🆗|sos 🆘|top 🔝|soon 🔜',
]

const shortcode = /:([a-z0-9_+-]+):/g

/** Turn shortcodes of emoji in a text into emoji, those that documentation uses: `:rocket:`. Others stay as they are written. */
export function withEmoji(text: string): string {
  return text.replace(shortcode, (written, name: string) => emojiByName.get(name) ?? written)
}

const emojiByName: ReadonlyMap<string, string> = new Map(
  names().map((pair) => {
    const at = pair.indexOf(' ')
    return [pair.slice(0, at), pair.slice(at + 1)]
  }),
)

function names(): string[] {
  return table.flatMap((line) => line.split('|'))
}
