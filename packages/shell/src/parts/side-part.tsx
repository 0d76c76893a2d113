import { Component, Suspense, type ReactNode } from 'react'
import { askForLostParts } from './lost-parts.ts'

export type SidePartProps = {
  children: ReactNode
  /** In its place until it is there; nothing by default. */
  waiting?: ReactNode
  /** In its place where it cannot be had; by default what stood there while it was waited for. */
  missing?: ReactNode
}

/** A part that a page can do without: where its code is lost or it breaks, the rest of the page stands. */
export class SidePart extends Component<SidePartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    askForLostParts()
  }

  override render(): ReactNode {
    const { children, waiting = null, missing = waiting } = this.props
    return this.state.failed ? missing : <Suspense fallback={waiting}>{children}</Suspense>
  }
}
