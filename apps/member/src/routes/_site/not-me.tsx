import { loadAreas } from '@saola/i18n'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LockPage } from '#features/lock/lock-page.tsx'

export const Route = createFileRoute('/_site/not-me')({
  loader: ({ context }) => loadAreas(context.i18n, 'security'),
  component: LockRoute,
})

function LockRoute() {
  const token = useLocation({ select: ({ hash }) => hash.replace(/^#/, '') })
  return <LockPage key={token} token={token} />
}
