import { createFileRoute } from '@tanstack/react-router'
import { ConvertPage } from '#features/rewards/points/convert-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/points/convert')({
  beforeLoad: requireMember,
  component: ConvertPage,
})
