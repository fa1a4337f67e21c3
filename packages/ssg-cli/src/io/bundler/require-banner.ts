/** What CommonJS in a bundle of ES modules needs, to require what stays outside: modules of Node and packages. */
export const requireBanner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
}
