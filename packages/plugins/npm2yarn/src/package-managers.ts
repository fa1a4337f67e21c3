import type { Agent } from 'package-manager-detector'

/** A package manager that commands can be written for. */
export type PackageManager = keyof typeof packageManagers

/** What a tab is called, and which commands it shows. */
interface ManagerTab {
  readonly label: string
  /** Its name where the commands come from. */
  readonly agent: Agent
}

/** The package managers, in the order of their tabs. */
export const packageManagers = {
  npm: { label: 'npm', agent: 'npm' },
  // Yarn 1 gets no new versions since 2020, and its own site sends readers on.
  yarn: { label: 'Yarn', agent: 'yarn@berry' },
  pnpm: { label: 'pnpm', agent: 'pnpm' },
  bun: { label: 'Bun', agent: 'bun' },
} as const satisfies Readonly<Record<string, ManagerTab>>
