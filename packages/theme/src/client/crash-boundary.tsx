import { Component, type ReactNode } from 'react'
import { errorText } from './error-text.ts'

interface Props {
  readonly kind: 'island' | 'page'
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
    const Title = this.props.kind === 'page' ? 'h1' : 'p'
    return (
      <div className="crash" role="alert">
        <Title>{this.props.kind === 'page' ? 'This page crashed.' : 'This part of the page crashed.'}</Title>
        <button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>
        <p className="crash__message">{errorText(this.state.error)}</p>
      </div>
    )
  }
}
