import { createFileRoute } from '@tanstack/react-router'
import { Landing, loadLandingTexts } from './-landing.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadLandingTexts(context),
  component: Landing,
})
