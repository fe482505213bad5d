#!/bin/sh
# The standby may copy the primary, from the network of this composition only.
echo 'host replication tessera samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
