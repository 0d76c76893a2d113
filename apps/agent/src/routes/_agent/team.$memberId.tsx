import { createFileRoute, redirect } from '@tanstack/react-router'
import { MemberPage } from '#features/team/member-page.tsx'

export const Route = createFileRoute('/_agent/team/$memberId')({
  beforeLoad: ({ params }) => {
    if (!/^\d{1,15}$/.test(params.memberId)) throw redirect({ to: '/team', replace: true })
  },
  component: Member,
})

function Member() {
  return <MemberPage customerId={Route.useParams().memberId} />
}
