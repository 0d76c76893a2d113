import { createFileRoute } from '@tanstack/react-router'
import { Landing, loadLanding } from './-landing.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadLanding(context, undefined),
  component: Landing,
})
