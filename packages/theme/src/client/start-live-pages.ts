/** Follow the sources of the site while its author writes. Nothing of that is loaded where it is published. */
export function startLivePages(): void {
  for (const name of ['stale', 'page'])
    addEventListener(`docs-build:${name}`, (event) => {
      event.preventDefault()
      import('./live-pages.ts')
        .then(({ follow }) => follow(event))
        // Code that is gone from the server is that of an earlier state.
        .catch(() => location.reload())
    })
}
