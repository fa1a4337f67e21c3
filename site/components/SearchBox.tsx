import styles from './SearchBox.module.css'

/**
 * A way to search that looks like the box which it opens. Without a script it leads to the search page.
 *
 *     <SearchBox label="Search" />
 */
export default function SearchBox({ label }: { readonly label: string }) {
  return (
    <p className={styles.place}>
      <a className={styles.box} href="/search" data-search="">
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        {label}
      </a>
    </p>
  )
}
