import { useState } from 'react'
import { DocProvider } from '@docusaurus/plugin-content-docs/client'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import Panel from '@theme/StepItem/Panel'
import { Steps } from './steps'

export default function StepItem({ content: Body, route }) {
  const [done, setDone] = useState(0)
  const finish = () => setDone((known) => known + 1)
  return (
    <DocProvider content={Body}>
      <Steps.Provider value={{ done, finish }}>
        <DocBreadcrumbs />
        <div className="row">
          <div className="col col--8 step-text">
            <Body />
          </div>
          <aside className="col col--4">
            <Panel machine={Body.frontMatter.machine} path={route.path} />
          </aside>
        </div>
      </Steps.Provider>
    </DocProvider>
  )
}
