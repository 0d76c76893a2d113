import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { requireOffered } from '#shared/account/require-offered.ts'
import { SiteFrame } from '#shared/frame/site-frame.tsx'
import { requireMember } from '#shared/account/require-member.ts'

/** Pages of a signed-in member, in the frame of the site. */
export const Route = createFileRoute('/_member')({
  beforeLoad: (asked) => {
    requireOffered(asked)
    requireMember(asked)
  },
  // As in the frame that everybody sees.
  loader: ({ context }) => loadAreas(context.i18n, 'games').catch(() => undefined),
  staleTime: Number.POSITIVE_INFINITY,
  component: SiteFrame,
})
