import { createFileRoute, notFound } from '@tanstack/react-router'
import { memberQuery } from '#features/team/team-queries.ts'
import { MemberPage } from '#features/team/member-page.tsx'
import { NobodyHere } from '#features/team/nobody-here.tsx'

export const Route = createFileRoute('/_agent/team/$memberId')({
  beforeLoad: ({ params }) => {
    if (!/^\d{1,15}$/.test(params.memberId)) throw notFound()
  },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(memberQuery(context, params.memberId)),
  component: Member,
  notFoundComponent: NobodyHere,
})

function Member() {
  return <MemberPage customerId={Route.useParams().memberId} />
}
