import { loadAreas } from '@saola/i18n'
import { isSocialProvider } from '@saola/sign-in'
import { createFileRoute } from '@tanstack/react-router'
import { SocialRegistration } from '#features/register/social-registration.tsx'
import { SocialPage } from '#features/social/social-page.tsx'
import { readSocialSearch } from '#features/social/social-search.ts'

export const Route = createFileRoute('/_site/social/$provider')({
  validateSearch: readSocialSearch,
  loader: ({ context }) => loadAreas(context.i18n, 'session', 'validation'),
  component: Social,
})

function Social() {
  const { provider } = Route.useParams()
  const known = isSocialProvider(provider) ? provider : undefined
  return (
    <SocialPage
      provider={known}
      search={Route.useSearch()}
      renderRegistration={({ ticket, nickname, email }, onDone) =>
        known && (
          <SocialRegistration provider={known} ticket={ticket} known={{ nickname, email }} onDone={onDone} />
        )
      }
    />
  )
}
