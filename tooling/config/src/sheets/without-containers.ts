import type { ContainerCondition, ContainerRule, MediaCondition, ReturnedRule } from 'lightningcss'

const knowsNoContainers = {
  type: 'not',
  value: {
    type: 'declaration',
    propertyId: { property: 'container-type' },
    value: 'inline-size',
  },
} as const

/**
 * The rule, and the same for the width of the page where a browser knows no containers: on a phone a box is about as wide as
 * the page. Heights have no such likeness.
 */
export function withoutContainers(rule: ContainerRule): ReturnedRule[] | undefined {
  const condition = rule.condition && ofThePage(rule.condition)
  if (!condition) return undefined
  const own: ReturnedRule = {
    type: 'media',
    value: { query: { mediaQueries: [{ mediaType: 'all', condition }] }, rules: rule.rules, loc: rule.loc },
  }
  return [
    { type: 'container', value: rule },
    { type: 'supports', value: { condition: knowsNoContainers, rules: [own], loc: rule.loc } },
  ]
}

function ofThePage(condition: ContainerCondition): MediaCondition | undefined {
  if (condition.type === 'operation') {
    const conditions = condition.conditions.map(ofThePage).filter((each) => each !== undefined)
    return conditions.length === condition.conditions.length ? { ...condition, conditions } : undefined
  }
  if (condition.type !== 'feature') return undefined
  const feature = condition.value
  return feature.name === 'width' && feature.type === 'range'
    ? { type: 'feature', value: { ...feature, name: 'width' } }
    : undefined
}
