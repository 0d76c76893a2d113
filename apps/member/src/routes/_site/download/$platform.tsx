import { createFileRoute, redirect } from '@tanstack/react-router'
import { InstallPage } from '#features/download/install-page.tsx'

export const Route = createFileRoute('/_site/download/$platform')({
  beforeLoad: ({ params }) => {
    if (params.platform !== 'ios' && params.platform !== 'android') throw redirect({ to: '/', replace: true })
  },
  component: InstallRoute,
})

function InstallRoute() {
  const { platform } = Route.useParams()
  return <InstallPage platform={platform === 'ios' ? 'ios' : 'android'} />
}
