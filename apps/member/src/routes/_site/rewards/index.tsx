import { createFileRoute } from '@tanstack/react-router'
import { RewardsPage } from '#features/rewards/rewards-page.tsx'

export const Route = createFileRoute('/_site/rewards/')({ component: RewardsPage })
