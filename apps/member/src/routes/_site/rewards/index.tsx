import { loadAreas } from '@saola/i18n'
import { isSignedIn } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { RewardsPage } from '#features/rewards/rewards-page.tsx'

export const Route = createFileRoute('/_site/rewards/')({
  loader: ({ context }) =>
    isSignedIn(context.session)
      ? loadAreas(context.i18n, 'points', 'promotions', 'member', 'winners', 'wallet')
      : loadAreas(context.i18n, 'points'),
  component: RewardsPage,
})
