import { createFileRoute, redirect } from '@tanstack/react-router'
import { platformOf } from '#shared/games/platform-of.ts'

/** One address for all phones: the guide of the one that asks. */
export const Route = createFileRoute('/_site/download/')({
  beforeLoad: () => {
    const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
    throw redirect({ to: '/download/$platform', params: { platform }, replace: true })
  },
})
