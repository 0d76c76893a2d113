import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { PointsLayout } from '#features/rewards/points/points-layout.tsx'

/** The points mall; what is a member's own asks to sign in, the rest is open. */
export const Route = createFileRoute('/_site/rewards/points')({
  loader: ({ context }) => loadAreas(context.i18n, 'points'),
  component: PointsLayout,
})
