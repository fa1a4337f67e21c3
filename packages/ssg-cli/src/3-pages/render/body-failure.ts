import { renderError } from '../../diagnostics/catalogue.ts'
import type { SourcePosition } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { CompiledBody } from '../../model/page-job.ts'
import { messageOf } from '../../text/message-of.ts'
import { ArticleError } from './article-error.ts'
import { componentIn, type RenderedBody, type RenderPart } from './article-html.ts'
import { blame } from './blame.ts'
import { moduleErrorIn, type ModuleError } from './module-error.ts'
import { namingComponents } from './render-page.ts'
import type { Namespace } from './site-modules.ts'
import { thrownHint } from './thrown-hint.ts'

/** A body whose rendering threw. */
interface FailedBody extends RenderedBody {
  /** What it imports, by key. It is rendered anew with other components in it. */
  readonly imported: Record<string, Namespace>
  readonly components: Namespace
  readonly themeComponents: Namespace
}

/** Say what threw while a body was rendered: where, and in which component. */
export function bodyFailure(
  error: unknown,
  failed: FailedBody,
  render: RenderPart,
  renderedAt: ((error: unknown) => SourcePosition | undefined) | undefined,
): Diagnostic {
  const { body, compiled, doc, page, imported, components, themeComponents } = failed
  const failure = moduleErrorIn(error)
  if (failure) return failedModule(failure, body.source, compiled, renderedAt?.(failure.cause))
  const message = messageOf(error)
  const culprit = blame(doc, (part) => message === messageOfThrown(() => render(components, part)))
  const thrown = error instanceof ArticleError ? error : undefined
  const cause = thrown ? thrown.cause : error
  const component =
    componentIn(cause) ??
    thrown?.component ??
    nameOfFailing((name) => {
      for (const [specifier, namespace] of Object.entries(imported))
        imported[specifier] = namingComponents(namespace, name)
      render(namingComponents({ ...themeComponents }, name))
    })
  const { file = thrown?.source ?? body.source, position } = { ...culprit }
  const hint = thrownHint(message, component === undefined ? position : undefined)
  return renderError({ file, position, route: page.route, component, message, hint, thrownAt: renderedAt?.(cause) })
}

/** A module that throws is told in its own file, so that many pages tell it once; a package where it is imported. */
function failedModule(
  { key, message }: ModuleError,
  source: string,
  { facts }: CompiledBody,
  thrownAt: SourcePosition | undefined,
): Diagnostic {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (kind === 'file') return renderError({ file: name, module: name, message, hint: thrownHint(message), thrownAt })
  const imported = facts.modules.find(({ specifier }) => specifier === key)
  return renderError({ file: imported?.source ?? source, position: imported?.position, module: name, message })
}

function messageOfThrown(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** The component that throws, found by rendering once more with components that say their names. */
function nameOfFailing(render: (failed: { name?: string }) => void): string | undefined {
  const failed: { name?: string } = {}
  try {
    render(failed)
  } catch {
    return failed.name
  }
  return undefined
}
