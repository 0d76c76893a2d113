import { loadAreas } from '@saola/i18n'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { InstallPage } from '#features/download/install-page.tsx'

export const Route = createFileRoute('/_site/download/$platform')({
  beforeLoad: ({ params }) => {
    if (params.platform !== 'ios' && params.platform !== 'android') throw redirect({ to: '/', replace: true })
  },
  loader: ({ context }) => loadAreas(context.i18n, 'install', 'support', 'landing'),
  component: InstallRoute,
})

function InstallRoute() {
  const { platform } = Route.useParams()
  return <InstallPage platform={platform === 'ios' ? 'ios' : 'android'} />
}
