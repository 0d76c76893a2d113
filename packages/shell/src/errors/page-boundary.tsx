import { Component, type ReactNode } from 'react'
import { UnreachablePage } from '../gate/unreachable-page.tsx'
import { isLostCode } from '../parts/import-again.ts'

type PageBoundaryProps = { children: ReactNode }

/** What breaks outside the routes, as on a page that has no router, says so and is loaded anew, instead of being blank. */
export class PageBoundary extends Component<PageBoundaryProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown): { failed: { error: unknown } } {
    return { failed: { error } }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (failed === undefined) return this.props.children
    const key = isLostCode(failed.error) ? 'system:error.network' : 'system:error.unknown'
    return <UnreachablePage text={{ key }} checking={false} onRetry={() => location.reload()} />
  }
}
