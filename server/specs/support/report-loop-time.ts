/**
 * Preloaded into the site (NODE_OPTIONS): reports on a port of its own how long the event loop's thread has been busy.
  // Processes that the site starts load this as well; the port is the first one's.
  // Child processes load this as well; only the first one gets the port.
 */
import { createServer } from 'node:http'

createServer((_request, response) => {
  response.setHeader('connection', 'close')
  response.end(JSON.stringify(process.threadCpuUsage()))
})
  // Processes that the site starts load this as well; the port is the first one's.
  .on('error', () => {})
  .listen(Number(process.env['LOOP_TIME_PORT']), '127.0.0.1')
  .unref()
