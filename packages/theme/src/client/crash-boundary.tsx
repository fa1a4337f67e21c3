import { Component, type ReactNode } from 'react'
import { errorText } from './error-text.ts'

interface Props {
  /** What it says above the error, as a heading or a paragraph. */
  readonly title: string
  readonly level: 'h1' | 'p'
  /** The name of the button. */
  readonly again: string
  /** HTML that is shown in place of all this: of a component that nobody asked to come to life. */
  readonly rendered?: string
  readonly children: ReactNode
}

/** Shows what went wrong instead of a component that throws, and lets the reader try again. */
export class CrashBoundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (!('error' in this.state) || this.state.error === undefined) return this.props.children
    const { title, level: Title, again, rendered } = this.props
    if (rendered !== undefined) return <div className="as-if-absent" dangerouslySetInnerHTML={{ __html: rendered }} />
    return (
      <div className="crash" role="alert">
        <Title>{title}</Title>
        <button type="button" className="button button--plain" onClick={() => this.setState({ error: undefined })}>
          {again}
        </button>
        <p className="crash__message">{errorText(this.state.error)}</p>
      </div>
    )
  }
}
