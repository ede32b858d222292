import './handlers/load-context.server';
