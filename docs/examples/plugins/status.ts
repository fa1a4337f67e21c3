import { definePlugin } from 'docs-build'

/** `<Status of="beta" />` in any doc, with its style. */
export default definePlugin({
  name: 'status',
  components: { Status: './parts/status.tsx' },
  styles: ['./parts/status.css'],
})
