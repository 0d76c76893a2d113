import { createFileRoute, redirect } from '@tanstack/react-router'
import { memberQuery } from '#features/team/team-queries.ts'
import { MemberPage } from '#features/team/member-page.tsx'

export const Route = createFileRoute('/_agent/team/$memberId')({
  beforeLoad: ({ params }) => {
    if (!/^\d{1,15}$/.test(params.memberId)) throw redirect({ to: '/team', replace: true })
  },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(memberQuery(context, params.memberId)),
  component: Member,
})

function Member() {
  return <MemberPage customerId={Route.useParams().memberId} />
}
