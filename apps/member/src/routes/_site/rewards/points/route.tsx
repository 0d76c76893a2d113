import { createFileRoute } from '@tanstack/react-router'
import { PointsLayout } from '#features/rewards/points/points-layout.tsx'

/** The points mall; what is a member's own asks to sign in, the rest is open. */
export const Route = createFileRoute('/_site/rewards/points')({ component: PointsLayout })
