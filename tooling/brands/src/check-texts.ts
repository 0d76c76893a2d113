import { areas, createI18n, languageOf } from '@saola/i18n'
import { didYouMean } from './did-you-mean.ts'

/**
 * What is wrong with the texts that a brand words itself in one of its `languages`, one sentence each: by the rule by which the apps
 * lay them over the catalogues, a key must be one of the product, and a text may ask only for values that its page gives.
 */
export async function checkTexts(
  file: string,
  texts: unknown,
  languages: readonly unknown[],
): Promise<string[]> {
  const language = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  if (!languages.includes(language)) {
    return [`${file}: ${language} is no language of the brand, which has ${languages.join(', ')}`]
  }
  const fits = typeof texts === 'object' && texts !== null && !Array.isArray(texts)
  if (!fits) return [`${file}: not an object of texts`]
  const strange = Object.entries(texts).flatMap(([key, text]) => [
    ...(/^[a-z]+:[\w.-]+$/.test(key) ? [] : [`${file}: ${key} is no key like area:flat.key`]),
    ...(typeof text === 'string' && text.trim() !== '' ? [] : [`${file}: ${key} has no text`]),
  ])
  if (strange.length > 0) return strange
  const problems: string[] = []
  const i18n = await createI18n({
    language,
    areas,
    overrides: () => Promise.resolve(texts),
    onOverrideProblem: (problem) => problems.push(problem.replace("The brand's text ", '')),
  })
  const known = areas.flatMap((area) =>
    Object.keys(i18n.getResourceBundle(languageOf(language), area) as object).map((key) => `${area}:${key}`),
  )
  return problems.map((problem) => {
    const isUnknown = problem.includes('is of no known')
    return `${file}: ${problem}${isUnknown ? didYouMean(problem.split(' ')[0] ?? '', known) : ''}`
  })
}
