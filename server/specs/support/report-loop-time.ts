/**
 * Loaded into the site before its own code (NODE_OPTIONS): says on a port of its own how long the thread of the event loop has
 * worked so far.
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
