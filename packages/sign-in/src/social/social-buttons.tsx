import { calls } from '@saola/protocol'
import { Button, Notice } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, placeIsKept, rememberPlace, useApp, useHasCalls, useText } from '@saola/shell'
import styles from './social-buttons.module.css'
import { socialProviders, useSocialProviders, type SocialProvider } from './social-providers.ts'
import { rememberVisit } from './social-visit.ts'

export type SocialButtonsProps = {
  /** Stands above the buttons, between two lines. */
  heading: string
}

/** One button for each provider that is switched on, to its sign-in page; nothing when there is none. */
export function SocialButtons({ heading }: SocialButtonsProps): ReactElement | null {
  const { t } = useTranslation('session')
  const { api, navigation, session, storage } = useApp()
  const providers = useSocialProviders()
  const call = calls.session.socialStart
  const start = useMutation({
    mutationFn: (provider: SocialProvider) => api.send(call, { provider }),
    meta: { call, quiet: true },
    onSuccess: ({ authorizeUrl, state }, provider) => {
      rememberVisit(storage, { provider, state })
      // Where a game or a page wanted to go matters more than where its dialog stands.
      if (!placeIsKept(session)) rememberPlace(session, navigation.here())
      location.assign(authorizeUrl)
    },
  })
  const problem = start.error === null ? undefined : errorText(start.error)
  const say = useText(problem)
  const hasWay = useHasCalls('session.socialStart', 'session.socialLogin')
  if (!hasWay || providers.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.heading}>{heading}</p>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            // On the way to the provider the page stays for a moment.
            busy={(start.isPending || start.isSuccess) && start.variables === provider}
            onClick={() => start.mutate(provider)}
            icon={<LetterMark provider={provider} />}
            aria-label={t('sign_in.with', { provider: socialProviders[provider] })}
          >
            {socialProviders[provider]}
          </Button>
        ))}
      </div>
      {problem !== undefined && (
        <Notice tone="bad" live>
          {say(problem)}
        </Notice>
      )}
    </div>
  )
}

/** A letter in a ring; the providers' own marks are theirs. */
function LetterMark({ provider }: { provider: SocialProvider }): ReactElement {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <circle cx="11" cy="11" r="10" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={letters[provider]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

const letters: Readonly<Record<SocialProvider, string>> = {
  google: 'M14.4 8.2A4.4 4.4 0 1 0 15.4 11.6H11.6',
  facebook: 'M14 6.4h-1.2a2.3 2.3 0 0 0-2.3 2.3V16M8.2 11h5',
}
