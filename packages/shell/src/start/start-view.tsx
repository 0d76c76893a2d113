import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react'
import { LoadingPage } from '../gate/loading-page.tsx'
import { UnreachablePage } from '../gate/unreachable-page.tsx'
import type { Start } from './create-start.ts'

export type StartViewProps<First> = {
  router: Start<First>
  /** Shows the page that needs no router. */
  First: ComponentType<{ first: First }>
}

/** Shows the first page, and the others once somebody goes on to them. */
export function StartView<First>({ router, First }: StartViewProps<First>): ReactElement {
  const onScreen = useSyncExternalStore(router.subscribe, router.onScreen)
  useEffect(() => {
    if (onScreen.kind === 'nothing') void router.load()
  }, [router, onScreen])
  switch (onScreen.kind) {
    case 'pages': {
      const { View } = onScreen.pages
      return <View />
    }
    case 'first':
      return <First first={onScreen.first} />
    case 'failed':
      return (
        <UnreachablePage
          text={{ key: 'system:error.network' }}
          checking={false}
          // A browser remembers which code it did not get.
          onRetry={() => window.location.reload()}
        />
      )
    case 'nothing':
      return <LoadingPage />
    default:
      return onScreen satisfies never
  }
}
