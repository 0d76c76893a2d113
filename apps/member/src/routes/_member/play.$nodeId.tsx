import { createFileRoute } from '@tanstack/react-router'
import { PlayPage } from '#features/play/play-page.tsx'

export const Route = createFileRoute('/_member/play/$nodeId')({
  component: PlayRoute,
  staticData: { fullScreen: true },
})

function PlayRoute() {
  const { nodeId } = Route.useParams()
  return <PlayPage key={nodeId} nodeId={nodeId} />
}
