# One machine: the portal with its own PostgreSQL. Everything that it keeps is in /data, which outlives the container.
#   docker build -t readymix-portal . && docker run -p 3000:3000 -v portal:/data -e PORTAL_DEMO=0 readymix-portal
FROM node:24-bookworm-slim
ENV PORTAL_DATA=/data PORTAL_HOST=0.0.0.0 PORT=3000
RUN mkdir /portal /data && chown node:node /portal /data
# Neither PostgreSQL nor the portal needs more than a plain user.
USER node
WORKDIR /portal
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY --chown=node:node . .
RUN npm run build
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=2m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(of => process.exit(of.ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: the signal that ends the container reaches the portal, which ends its work and its database.
CMD ["node", "functions/local/start.mjs"]
