import { defineComponent, h, ref } from 'vue'

/** What the example of a package says or draws, in a frame of its own: it shares no style and no name with the page. */
export const LiveExample = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const run = ref(1)
    const height = ref(120)
    const fit = (event: Event): void => {
      const inside = (event.target as HTMLIFrameElement).contentDocument?.documentElement
      if (!inside) return
      new ResizeObserver(() => {
        height.value = inside.offsetHeight
      }).observe(inside)
    }
    return () =>
      h('section', { class: 'live', 'aria-label': 'The example, running' }, [
        h('div', { class: 'live-bar' }, [
          h('span', 'This example, running here'),
          h('button', { type: 'button', onClick: () => (run.value += 1) }, 'Run again'),
        ]),
        h('iframe', {
          key: run.value,
          src: `/live/index.html?${name}`,
          title: `What the example of ${name} does`,
          style: { height: `${height.value}px` },
          onLoad: fit,
        }),
      ])
  },
})
