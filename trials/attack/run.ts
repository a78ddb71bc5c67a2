process.stdout.write('No trial is written yet\n')
process.exitCode = 1
