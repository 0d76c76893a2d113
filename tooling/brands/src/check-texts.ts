import { areas, createI18n, languages } from '@saola/i18n'
import { didYouMean } from './did-you-mean.ts'

/**
 * What is wrong with the texts that a brand words differently in a language, one sentence each: by the rule by which the apps lay
 * them over the catalogues, a key must be one of the product, and a text may ask only for values that its page gives.
 */
export async function checkTexts(file: string, texts: unknown): Promise<string[]> {
  const name = /([^/]+)\.json$/.exec(file)?.[1]
  const language = languages.find((each) => each === name)
  if (language === undefined) {
    return [`${file}: ${name} is no language of the product, which has ${languages.join(', ')}`]
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
    Object.keys(i18n.getResourceBundle(language, area) as object).map((key) => `${area}:${key}`),
  )
  return problems.map((problem) => {
    const isUnknown = problem.includes('is of no known')
    return `${file}: ${problem}${isUnknown ? didYouMean(problem.split(' ')[0] ?? '', known) : ''}`
  })
}
