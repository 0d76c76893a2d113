import type { MediaCondition, MediaFeatureComparison, MediaFeatureValue, MediaQuery } from 'lightningcss'

/** Less than any two widths of a screen differ by; in `rem` it is 0.016 px. */
const hardly = 0.001

/**
 * The query with "less than" as "at most hardly less". Builders write `not (min-width: 40rem)` for `width < 40rem`, which
 * Safari before 16.4 and Chrome before 104 drop with all that it holds; `max-width` is known to everybody.
 */
export function plainMedia(query: MediaQuery): MediaQuery | undefined {
  return query.condition ? { ...query, condition: plainCondition(query.condition) } : undefined
}

function plainCondition(condition: MediaCondition): MediaCondition {
  if (condition.type === 'not') return plainNot(condition.value) ?? condition
  if (condition.type === 'operation')
    return { ...condition, conditions: condition.conditions.map(plainCondition) }
  if (condition.type !== 'feature') return condition
  const feature = condition.value
  if (feature.type === 'range' && feature.operator === 'less-than') {
    const value = moved(feature.value, -hardly)
    return { type: 'feature', value: { ...feature, operator: 'less-than-equal', value } }
  }
  if (feature.type === 'range' && feature.operator === 'greater-than') {
    const value = moved(feature.value, hardly)
    return { type: 'feature', value: { ...feature, operator: 'greater-than-equal', value } }
  }
  if (feature.type !== 'interval') return condition
  const { start, startOperator, end, endOperator } = feature
  return {
    type: 'feature',
    value: {
      ...feature,
      start: startOperator === 'less-than' ? moved(start, hardly) : start,
      startOperator: 'less-than-equal',
      end: endOperator === 'less-than' ? moved(end, -hardly) : end,
      endOperator: 'less-than-equal',
    },
  }
}

/** Not at least so wide is less wide, which another builder has written so before. */
function plainNot(condition: MediaCondition): MediaCondition | undefined {
  if (condition.type !== 'feature' || condition.value.type !== 'range') return undefined
  const feature = condition.value
  const opposite = opposites[feature.operator]
  return opposite && plainCondition({ type: 'feature', value: { ...feature, operator: opposite } })
}

const opposites: Partial<Record<MediaFeatureComparison, MediaFeatureComparison>> = {
  'greater-than-equal': 'less-than',
  'less-than-equal': 'greater-than',
}

function moved(value: MediaFeatureValue, by: number): MediaFeatureValue {
  if (value.type !== 'length' || value.value.type !== 'value') return value
  const { unit, value: length } = value.value.value
  return { type: 'length', value: { type: 'value', value: { unit, value: length + by } } }
}
