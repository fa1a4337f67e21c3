/** Dates from the history of the content. */
export interface Git {
  /** Commit that is checked out: while it is the same, so are full histories. Undefined without a repository or commit. */
  headCommit(): Promise<string | undefined>
  /** Last commit of each file below the given folders (site-relative), from one pass over the log. */
  lastCommits(folders: readonly string[]): Promise<GitHistory>
  /** When files came into the repository, in UTC, by site-relative path. None where only a part of the history is there. */
  addedDates(files: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What is different in the working tree from a ref, or from the last commit of a site's file. Words when it is unknown. */
  changes(from: { readonly ref: string } | { readonly lastCommitOf: string }): Promise<GitChanges | GitProblem>
  /** Where files lie that were moved, in commits or not yet, by old path. */
  moves(): Promise<ReadonlyMap<string, Move>>
  /** Texts that a file had in earlier commits, latest first. */
  earlierTexts(path: string): Promise<readonly string[]>
  /** Text of a file (site-relative path) at a commit. */
  textAt(commit: string, path: string): Promise<string | undefined>
  /** Which followers were left as they are when the file that they follow changed, by their paths. */
  staleFiles(followers: readonly Follower[]): Promise<ReadonlyMap<string, StaleFile> | GitProblem>
  /** Make the files below `dir` (repository-relative) at a ref readable: the site-relative folder that holds them. */
  checkout(ref: string, dir: string): Promise<{ readonly folder: string } | { readonly error: string }>
  /** Whether a ref is a branch, here or of the remote, and so can be edited. */
  isBranch(ref: string): Promise<boolean>
}

/** A file that is to change when another one does: a translation. Paths are relative to the site folder. */
export interface Follower {
  readonly file: string
  readonly follows: string
}

/** A follower that was left behind. */
export interface StaleFile {
  /** Short name of the commit that last changed it: `git diff <since> -- <follows>` shows what is to be done. */
  readonly since: string
}

/** Where a file is that lay elsewhere. */
export interface Move {
  /** Path of a file that is there. */
  readonly to: string
  /** Short name of the commit that moved it away; undefined until it is committed. */
  readonly commit?: string
}

/** Files that differ from a commit, by site-relative path. Files that git ignores do not count, files new to it do. */
export interface GitChanges {
  /** The commit that the working tree is compared with. */
  readonly commit: string
  /** Added or changed files, and moved ones under their new names. */
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  /** Old path → new path. */
  readonly moved: ReadonlyMap<string, string>
}

/** Why git has no answer, in words for a user. */
export interface GitProblem {
  readonly problem: string
}

/** What git knows about the content. */
export interface GitHistory {
  /** `none`: not a repository or no git. `shallow`: dates would be wrong, so there are none. */
  readonly kind: 'full' | 'shallow' | 'none'
  /** Site-relative path → ISO date (no time), that with its time, and author name. */
  readonly commits: ReadonlyMap<string, { readonly date: string; readonly time?: string; readonly author: string }>
}
