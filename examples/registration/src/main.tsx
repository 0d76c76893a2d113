/**
 * The same registration in two form libraries, by the rules of the gateway and in two languages.
 *
 * @module
 */
import { createApiClient } from '@saola/api-client'
import { createI18n, languageOf } from '@saola/i18n'
import { createRoot } from 'react-dom/client'
import { ByReactHookForm } from './by-react-hook-form.tsx'
import { ByTanStackForm } from './by-tanstack-form.tsx'
import { loadRegistration } from './registration.ts'

const search = new URLSearchParams(location.search)
const language = languageOf(search.get('language') ?? 'vi')
const i18n = await createI18n({ language, areas: ['session', 'validation'] })
const api = createApiClient({
  merchant: import.meta.env['VITE_MERCHANT'] || 'saola',
  language: () => (language === 'vi' ? 'VI' : 'EN'),
  token: () => undefined,
  cipher: 'jwe',
})

const registration = await loadRegistration(api, i18n)
const Form = search.get('form') === 'hooks' ? ByReactHookForm : ByTanStackForm
const root = document.querySelector('#root')
if (root) {
  document.documentElement.lang = language
  createRoot(root).render(
    <>
      <h1>{i18n.t('session:register')}</h1>
      <Form registration={registration} />
      <small>{i18n.t('session:register.age_terms')}</small>
    </>,
  )
}
