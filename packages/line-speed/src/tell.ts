/** Tells a listener. What it throws is reported by itself and does not reach the test, as with listeners of events. */
export function tell<Value>(listener: (value: Value) => void, value: Value): void {
  try {
    listener(value)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
