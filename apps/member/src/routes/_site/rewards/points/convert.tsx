import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ConvertPage } from '#features/rewards/points/convert-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/points/convert')({
  beforeLoad: requireMember,
  loader: ({ context }) => loadAreas(context.i18n, 'wallet', 'money', 'member', 'security', 'validation'),
  component: ConvertPage,
})
