/** Outlines on a 24 by 24 grid, drawn with a stroke. */
const outlines = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14 6l-6 6 6 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  edit: 'M4 20l1-4L16 5l3 3L8 19z',
  page: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  folder: 'M3 6h6l2 2h10v11H3z',
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8v.01',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9L9 15h6l.5-1.1A6 6 0 0 0 12 3z',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.01',
  danger: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 8v5M12 16v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16v.01',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  text: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  enter: 'M20 5v7a3 3 0 0 1-3 3H5M9 11l-4 4 4 4',
} as const

/** The name of an icon of the theme. */
export type IconName = keyof typeof outlines

/** Show an icon beside words; screen readers skip it. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`docs-icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  )
}
