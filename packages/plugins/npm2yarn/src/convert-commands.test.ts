import { expect, test } from 'vitest'
import { convertCommands } from './convert-commands.ts'

test.each([
  ['npm install', 'yarn install', 'pnpm i', 'bun install'],
  ['npm i', 'yarn install', 'pnpm i', 'bun install'],
  ['npm ci', 'yarn install --immutable', 'pnpm i --frozen-lockfile', 'bun install --frozen-lockfile'],
  [
    'npm install react@^19 @types/node',
    'yarn add react@^19 @types/node',
    'pnpm add react@^19 @types/node',
    'bun add react@^19 @types/node',
  ],
  ['npm add -D vite', 'yarn add -D vite', 'pnpm add -D vite', 'bun add -D vite'],
  ['npm i --save-dev --save-exact vite', 'yarn add -D -E vite', 'pnpm add -D -E vite', 'bun add -D -E vite'],
  ['npm install --save react', 'yarn add react', 'pnpm add react', 'bun add react'],
  ['npm i -g serve', 'npm i -g serve', 'pnpm add -g serve', 'bun add -g serve'],
  ['npm uninstall vite', 'yarn remove vite', 'pnpm remove vite', 'bun remove vite'],
  ['npm rm --global serve', 'npm uninstall -g serve', 'pnpm remove --global serve', 'bun remove -g serve'],
  ['npm update', 'yarn up', 'pnpm update', 'bun update'],
  ['npm update react', 'yarn up react', 'pnpm update react', 'bun update react'],
  ['npm run build', 'yarn run build', 'pnpm run build', 'bun run build'],
  ['npm run build -- --watch', 'yarn run build --watch', 'pnpm run build --watch', 'bun run build --watch'],
  ['npm test', 'yarn run test', 'pnpm run test', 'bun run test'],
  ['npm start -- --port 80', 'yarn run start --port 80', 'pnpm run start --port 80', 'bun run start --port 80'],
  ['npx serve dist', 'yarn dlx serve dist', 'pnpm dlx serve dist', 'bun x serve dist'],
  ['npx --yes serve', 'yarn dlx serve', 'pnpm dlx serve', 'bun x serve'],
  ['npm exec -- eslint --fix', 'yarn exec eslint --fix', 'pnpm exec eslint --fix', 'bun x eslint --fix'],
  [
    'npm create vite@latest app -- --template x',
    'yarn create vite@latest app --template x',
    'pnpm create vite@latest app --template x',
    'bun create vite@latest app --template x',
  ],
  ['npm init vite', 'yarn create vite', 'pnpm create vite', 'bun create vite'],
  ['npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
  ['npm dedupe', 'yarn dedupe', 'pnpm dedupe', 'npm dedupe'],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm)
  expect(convertCommands(npm, 'yarn')).toBe(yarn)
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm)
  expect(convertCommands(npm, 'bun')).toBe(bun)
})

test.each([
  ['cd app && npm install && npm start', 'cd app && pnpm i && pnpm run start'],
  ['npm install;npm test | tee log', 'pnpm i;pnpm run test | tee log'],
  ['# install npm\nnpm i # with npm install', '# install npm\npnpm i # with npm install'],
  ['$ sudo npm i -g serve', '$ sudo pnpm add -g serve'],
  ['CI=1 A=b npm run build', 'CI=1 A=b pnpm run build'],
  ['npm i \\\n  react \\\n  vite', 'pnpm add react vite'],
  ['npm run say "a && b"', 'pnpm run say "a && b"'],
])('%s keeps what stands around', (npm, pnpm) => {
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm)
})

test.each([
  'npm-check',
  'npm.cmd install',
  'yarn add a',
  'echo "npm install"',
  'npm',
  'npm publish',
  'npm run',
  'npm constructor a',
  'npm i --legacy-peer-deps a',
  'npm run build --workspace=a',
  'npm install -w a b',
  'npm ci --omit=dev',
  'npm uninstall',
  'npx -p typescript tsc',
])('%s has no other words', (line) => {
  expect(convertCommands(line, 'pnpm')).toBe(line)
})
